import {contracts} from '@polkadot-api/descriptors';
import {defineContract} from '@reactive-dot/core';

/** The token of Use an ink! contract, for other pages. */
export const psp22 = defineContract({
  type: 'ink',
  descriptor: contracts.psp22,
});

/** The function that other pages call of Use a Solidity contract's token. */
export const erc20 = defineContract({
  type: 'solidity',
  abi: [
    {
      type: 'function',
      name: 'transfer',
      stateMutability: 'nonpayable',
      inputs: [
        {name: 'to', type: 'address'},
        {name: 'amount', type: 'uint256'},
      ],
      outputs: [{name: '', type: 'bool'}],
    },
  ],
});
