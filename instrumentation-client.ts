// The framework runs this before React takes the page over.
import { carryFilled } from '@/lib/site/behaviour/filled-early';
import { mendReact } from '@/lib/site/behaviour/mend-react';

carryFilled();
mendReact();
