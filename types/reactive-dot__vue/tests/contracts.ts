import {defineContract} from '@reactive-dot/core';

/** A contract that counts: enough of an ABI to type calls, reads and an event. */
export const counter = defineContract({
  type: 'solidity',
  abi: [
    {
      type: 'function',
      name: 'total',
      stateMutability: 'view',
      inputs: [],
      outputs: [{name: '', type: 'uint256'}],
    },
    {
      type: 'function',
      name: 'add',
      stateMutability: 'nonpayable',
      inputs: [{name: 'amount', type: 'uint256'}],
      outputs: [],
    },
    {
      type: 'event',
      name: 'Added',
      anonymous: false,
      inputs: [{name: 'amount', type: 'uint256', indexed: false}],
    },
  ],
});
