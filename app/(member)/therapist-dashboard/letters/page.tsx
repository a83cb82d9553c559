import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { TabLinks } from '@/components/layout/private/tab-links';
import { LetterForm } from '@/components/therapist/private/letter/letter-form';
import { Alert } from '@/components/ui/alert';
import { FieldDescription } from '@/components/ui/field';
import { readLetterPreview } from '@/lib/booking/letter/preview';
import { searchParam } from '@/lib/format/search-params';
import { mailFooter } from '@/lib/server/email/footer';
import { env } from '@/lib/server/env';
import { readOwnLetter } from '@/lib/therapist/letter/queries';
import {
  letterKindOf,
  letterKinds,
  letterKindsInWords,
  letterMessages,
  letterPath,
  lettersPath,
} from '@/lib/therapist/letter/rules';

const title = 'Letters';

export const metadata: Metadata = { title };

/** A therapist’s own words for the emails that their clients get. */
export default function LettersPage({ searchParams }: PageProps<'/therapist-dashboard/letters'>) {
  const lead = 'Your clients get these emails in your words. We send our own until you save yours.';
  return practicePage({ from: lettersPath, title, lead }, async (viewer) => {
    const query = await searchParams;
    const kind = letterKindOf(searchParam(query, 'letter'));
    const [letter, preview] = await Promise.all([
      readOwnLetter(viewer, kind),
      readLetterPreview(viewer, kind),
    ]);
    const done = searchParam(query, 'done');
    if (!letter || !preview) return null;
    const { shown, isOwn, version } = letter;
    return (
      <>
        <TabLinks
          label={title}
          tabs={letterKinds.map((each) => ({
            href: letterPath(each),
            label: letterKindsInWords[each].label,
          }))}
          here={letterPath(kind)}
        />
        {(done === 'saved' || done === 'reset') && (
          <Alert asChild variant="success" className="max-w-4xl">
            <p role="status">{letterMessages[done]}</p>
          </Alert>
        )}
        <FieldDescription>
          {letterKindsInWords[kind].sent} {isOwn ? 'You wrote the text.' : 'We wrote the text.'}
        </FieldDescription>
        <LetterForm
          kind={kind}
          letter={{ shown, isOwn, version }}
          origin={env.APP_URL}
          preview={{ ...preview, help: mailFooter }}
        />
      </>
    );
  });
}
