import '@fontsource-variable/manrope/wght.css';
import '@riderbell/ui/styles/landing.css';
import { boot } from './app/boot.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
void boot(root);
