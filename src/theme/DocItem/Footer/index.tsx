import Original from '@theme-original/DocItem/Footer';
import type Part from '@theme/DocItem/Footer';

import {hydratedApart} from '@site/src/components/hydrated-apart';

export default hydratedApart(Original as typeof Part);
