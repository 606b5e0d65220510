import { BigIntMath } from "@reactive-dot/utils";

const free = 7_000_000_000n;
const reserved = 10_000_000_000n;

console.log(BigIntMath.max(0n, free - reserved)); // 0n
console.log(BigIntMath.min(free, reserved)); // 7000000000n
