import Original from '@theme-original/Footer';
import type Part from '@theme/Footer';

import {hydratedApart} from '@site/src/components/hydrated-apart';

export default hydratedApart(Original as typeof Part);
