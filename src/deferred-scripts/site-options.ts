import type {DeferredScriptsOptions} from '.';
import {pageTemplate} from './page-template';

export const deferredScripts: DeferredScriptsOptions = {enabled: true};

/** The document around every page; Docusaurus' own starts the scripts at load. */
export const ssrTemplate = deferredScripts.enabled ? pageTemplate : undefined;
