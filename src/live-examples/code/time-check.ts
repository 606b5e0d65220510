/** What guarded code calls in every turn and call; the frame defines it. */
export const timeCheck = '__checkTime';
