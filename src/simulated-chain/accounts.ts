/** A well-known development account. */
export interface DevelopmentAccount {
  name: string;
  address: string;
  publicKey: string;
}

/** The reader's account. An example sets its balance. */
export const alice: DevelopmentAccount = {
  name: 'Alice',
  address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  publicKey:
    '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
};

/** The account that receives transfers. */
export const bob: DevelopmentAccount = {
  name: 'Bob',
  address: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  publicKey:
    '0x8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48',
};
