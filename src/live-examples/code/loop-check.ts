/** What a guarded loop calls in every turn; the frame defines it. */
export const loopCheck = '__checkLoop';
