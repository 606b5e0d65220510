/** An account address, for samples that work with any account. */
declare const ADDRESS: string;
