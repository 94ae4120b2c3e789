// Wraps the original: it does not render again for each page.
import {memo} from 'react';
import OriginalNavbar from '@theme-original/Navbar';

export default memo(OriginalNavbar);
