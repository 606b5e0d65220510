import {contracts} from '@polkadot-api/descriptors';
import {defineContract} from '@reactive-dot/core';

/** The switch of Use an ink! contract, for other pages. */
export const flipper = defineContract({
  type: 'ink',
  descriptor: contracts.flipper,
});

/** The token of Use an ink! contract, for other pages. */
export const psp22 = defineContract({
  type: 'ink',
  descriptor: contracts.psp22,
});

/** The functions that other pages use of Use a Solidity contract's token. */
export const erc20 = defineContract({
  type: 'solidity',
  abi: [
    {
      type: 'function',
      name: 'balanceOf',
      stateMutability: 'view',
      inputs: [{name: 'account', type: 'address'}],
      outputs: [{name: '', type: 'uint256'}],
    },
    {
      type: 'function',
      name: 'decimals',
      stateMutability: 'view',
      inputs: [],
      outputs: [{name: '', type: 'uint8'}],
    },
    {
      type: 'function',
      name: 'symbol',
      stateMutability: 'view',
      inputs: [],
      outputs: [{name: '', type: 'string'}],
    },
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
