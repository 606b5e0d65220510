import MDXComponents from '@theme-original/MDXComponents';

import Demo from '@site/src/components/demo';

/** What guides may use without importing it. */
export default {...MDXComponents, Demo};
