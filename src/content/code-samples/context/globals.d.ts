/** The address of an account, where a sample does not care whose. */
declare const ADDRESS: string;
