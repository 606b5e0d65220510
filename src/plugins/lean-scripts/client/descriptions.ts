import {createContext} from 'react';

/** Descriptions of the pages of the category that is being read, by their paths. */
export const Descriptions = createContext<Readonly<Record<string, string>>>({});
