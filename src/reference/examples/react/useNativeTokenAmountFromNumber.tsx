import { useNativeTokenAmountFromNumber } from "@reactive-dot/react";

export function Transfer({ send }: { send: (planck: bigint) => void }) {
  const toAmount = useNativeTokenAmountFromNumber();

  return (
    <form
      action={(form) => send(toAmount(String(form.get("amount"))).planck)}
    >
      <input name="amount" pattern="[0-9]+([.][0-9]+)?" required />
      <button>Send</button>
    </form>
  );
}
