import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FileForm } from '@/components/forms/private/file-form';
import { Folded } from '@/components/forms/private/folded';
import { Panel } from '@/components/layout/panel';
import { OwnCopy } from '@/components/privacy/private/own-copy';
import { UndoReading } from '@/components/privacy/private/undo-reading';
import { When } from '@/components/ui/format';
import { zoneOf } from '@/lib/account/session/viewer';
import { cardPaths } from '@/lib/care/client-card/rules';
import { readPracticeFile, requestPracticeFile } from '@/lib/privacy/export/practice/actions';
import { lastReading } from '@/lib/privacy/export/practice/brought/queries';
import {
  largestPracticeFile,
  practiceFaults,
  practiceField,
  practicePath,
} from '@/lib/privacy/export/practice/rules';
import { latestExport } from '@/lib/privacy/export/queries';

export const metadata: Metadata = { title: 'Practice file' };

const holds = [
  'Clients and client cards, sessions, plans, homework, goals and shared results',
  'Your notes and summaries, signed forms with their answers, conversations with their files, requests for records',
  'Payments, also those that you entered yourself, with receipts, refunds and quotations',
  'Your hours, your own forms, and all appointments as a calendar file',
];

const adds = [
  'If you have no hours and appointments here yet, we import the hours, places, kinds of session and rules of the file, and review its ways to meet. Otherwise yours do not change, and you see which lines were left out.',
  'We import your letters, and the sessions and notes of clients who have an account. Upcoming sessions have no fee. Signed notes show the date of the import.',
  'Forms with answers, homework, results, messages, plans and payments are added to their client or client card for you to read. These payments are not part of your totals.',
];

function Lines({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-primary">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Everything of a practice, for a therapist who leaves or keeps a copy. */
export default function PracticeFilePage() {
  return practicePage(
    {
      from: practicePath,
      title: 'Practice file',
      lead: 'One file with your whole practice, in formats that other programs read. It is free.',
      confirmed: true,
    },
    async (viewer) => {
      const reading = await lastReading(viewer);
      return (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <div className="grid gap-8">
            <Panel id="practice-file" title="Your practice file">
              <OwnCopy
                latest={await latestExport(viewer, new Date(), 'practice')}
                timeZone={zoneOf(viewer)}
                action={requestPracticeFile}
                path={practicePath}
                noun="practice file"
              />
            </Panel>
            <Panel
              id="read"
              title="Import a practice file"
              lead={
                <>
                  From another installation of this software. Import its{' '}
                  <a href={cardPaths.import} className="text-link">
                    clients
                  </a>{' '}
                  first. Nobody is notified, and you can undo an import for a day.
                </>
              }
            >
              <FileForm
                id="practice-reader"
                name={practiceField}
                action={readPracticeFile}
                path={practicePath}
                largest={largestPracticeFile}
                tooLarge={practiceFaults['too-large']}
                label="Import a practice file"
                fieldLabel="Practice file"
                hint="The ZIP, or practice.json in it"
                accept=".zip,.json,application/zip,application/json"
                button="Import file"
                sendingLabel="Importing..."
                variant="outline"
              />
              <Folded behind="What an import adds">
                <Lines of={adds} />
              </Folded>
              {reading && (
                <section aria-labelledby="last-reading" className="grid gap-3">
                  <h3 id="last-reading" className="text-h4">
                    Last import
                  </h3>
                  <p>
                    Imported on <When at={reading.at} />, from a file of{' '}
                    {reading.madeBy.replace(/^https?:\/\//, '')}, created on <When at={reading.madeAt} />.
                  </p>
                  <Lines of={reading.lines} />
                </section>
              )}
              <UndoReading reading={reading?.undoable ? reading.id : null} />
            </Panel>
          </div>
          <Panel id="know" title="What it holds">
            <Lines of={holds} />
            <p>
              A README in it explains each part and names what is left out, for example clients who have
              closed their account. Your account and your application are in{' '}
              <a href="/account/privacy/copy" className="text-link">
                the copy of your data
              </a>
              .
            </p>
            <p>
              The file holds health records of other people. Download it only on a device that no one else
              uses. Your clients see in their account that you took a copy.
            </p>
          </Panel>
        </div>
      );
    },
  );
}
