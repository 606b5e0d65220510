/** What the page asks the compiler. */
export interface Question {
  id: number;
  /** The address of the declarations. */
  declarations: string;
  code: string;
  /** Where something is to be completed; else the problems are asked for. */
  at?: number;
}

export interface TypeProblem {
  from: number;
  to: number;
  message: string;
}

/** What the compiler says. */
export interface Answer {
  id: number;
  failure?: string;
  problems?: TypeProblem[];
  completions?: {label: string; kind: string}[];
}
