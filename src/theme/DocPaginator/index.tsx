import Original from '@theme-original/DocPaginator';
import type Part from '@theme/DocPaginator';

import {hydratedApart} from '@site/src/components/hydrated-apart';

export default hydratedApart(Original as typeof Part);
