import {Prism} from 'prism-react-renderer';

// Grammars that this Prism lacks come from the package `prismjs`, whose files extend the global one.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

export {Prism};
