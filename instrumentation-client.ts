// The framework runs this before React takes the page over.
import { mendReact } from '@/lib/site/behaviour/mend-react';

mendReact();
