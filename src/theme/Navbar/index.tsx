import OriginalNavbar from '@theme-original/Navbar';
import {memo} from 'react';

/** The original, drawn anew only where its parts ask for the page: nothing is handed to it. */
export default memo(OriginalNavbar);
