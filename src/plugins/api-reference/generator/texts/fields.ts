/** Texts of option fields that several functions share, by the type that declares them. */
export const sharedFieldTexts: Readonly<Record<string, string>> = {};
