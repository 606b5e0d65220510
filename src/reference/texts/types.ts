/** The purposes by which the sidebar and the index of a package are grouped, in this order. */
export const PURPOSES = [
  'Setup',
  'Chains and clients',
  'Queries',
  'Mutations',
  'Wallets and accounts',
  'Contracts',
  'Numbers and balances',
  'Promises',
  'Errors and states',
  'Storage',
] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What we say of a member: a method, a property, an accessor. */
export interface MemberText {
  /** One sentence or two; Markdown; `{@linkcode Query}` links to that symbol's page. */
  summary: string;
  remarks?: string;
  /** By path: `options.chainId`, `planck`. */
  parameters?: Record<string, string>;
  typeParameters?: Record<string, string>;
  returns?: string;
  throws?: string;
  /** The return type to show where the inferred one is unreadable or loses a name. */
  returnType?: string;
  deprecated?: string;
}

/** What we say of an export. */
export interface SymbolText extends Partial<MemberText> {
  purpose: Purpose;
  /** A known defect of the documented version, with that version. */
  defect?: string;
  /** By member name; `constructor` for the constructor. */
  members?: Record<string, MemberText>;
}

/** Texts of a module, by the name of the export. */
export type ModuleTexts = Record<string, SymbolText>;
