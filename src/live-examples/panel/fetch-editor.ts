/** Fetches the editor, and what compiles a change, so that this can't fail later. */
export const fetchEditor = () =>
  Promise.all([import('../editor'), import('../code/to-script')]);
