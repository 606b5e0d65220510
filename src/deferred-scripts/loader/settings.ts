/** What the loader has to know of the site; set when it is compiled. */
export interface LoaderSettings {
  /** The color mode toggle's choices, in its order. */
  colorModes: readonly ('light' | 'dark' | 'system')[];
  /** Id of the announcement, where there is one. */
  announcement?: string;
  /** The theme's keys in the site's storage. */
  storage: {
    colorMode: string;
    announcementDismissed: string;
    announcementId: string;
  };
  /** Pages that need their scripts at once when they are asked for something. */
  startAtOnce: readonly {path: string; parameter: string}[];
}

declare const SETTINGS: LoaderSettings;

export const settings: LoaderSettings = SETTINGS;
