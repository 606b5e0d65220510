import {
  useLazyLoadQuery,
  useNativeTokenAmountFromPlanck,
} from "@reactive-dot/react";

export function TotalIssuance() {
  const planck = useLazyLoadQuery((query) =>
    query.storage("Balances", "TotalIssuance"),
  );
  const amount = useNativeTokenAmountFromPlanck(planck);

  return <p>{amount.toLocaleString("en")}</p>;
}
