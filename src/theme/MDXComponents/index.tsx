import MDXComponents from '@theme-original/MDXComponents';

import Code from '@site/src/components/code';
import Link from '@site/src/components/link';
import Table from '@site/src/components/table';

export default {...MDXComponents, a: Link, code: Code, table: Table};
