import { Query } from "@reactive-dot/core";

const height = new Query<[]>().storage("System", "Number");

// A new query: height itself has one instruction still.
export const overview = height
  .constant("Balances", "ExistentialDeposit")
  .runtimeApi("Core", "version")
  .storageEntries("Staking", "Bonded");
