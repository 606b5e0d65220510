import {Prism} from 'prism-react-renderer';

// The package `prismjs` has grammars that this Prism lacks. Its files extend
// the global instance.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

export {Prism};
