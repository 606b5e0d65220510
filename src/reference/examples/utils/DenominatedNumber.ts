import { DenominatedNumber } from "@reactive-dot/utils";

const amount = DenominatedNumber.fromNumber("1.5", 10, "DOT");

console.log(amount.planck); // 15000000000n
console.log(amount.toString()); // 1.5
console.log(amount.toLocaleString("en")); // DOT 1.50
console.log(amount.mapPlanck((planck) => planck * 2n).toString()); // 3
