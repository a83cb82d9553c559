import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FileForm } from '@/components/forms/private/file-form';
import { Panel } from '@/components/layout/panel';
import { TitledSection } from '@/components/layout/titled-section';
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
            <Panel id="read" title="Read a practice file">
              <div className="grid gap-4">
                <p>
                  You can bring a practice file of another installation of this software. Import its{' '}
                  <a href={cardPaths.import} className="text-link">
                    clients
                  </a>{' '}
                  first. A practice without hours and appointments takes the hours with their places, the
                  kinds of session and the rules of the file; its ways to meet wait for our review, as every
                  change of your profile does. Any other keeps its own, and reads which lines are left out.
                  Letters, and the sessions and notes of people who have an account, become those of this
                  practice. Coming sessions ask for no fee. Signed notes are signed with the day of the
                  reading.
                </p>
                <p className="text-muted-foreground">
                  Everything else is added to its client or client card, for you to read: forms with answers,
                  homework, results, messages, plans, payments and papers. No total here counts that money,
                  and nobody is notified. You can undo a reading for a day.
                </p>
                <FileForm
                  id="practice-reader"
                  name={practiceField}
                  action={readPracticeFile}
                  path={practicePath}
                  largest={largestPracticeFile}
                  tooLarge={practiceFaults['too-large']}
                  label="Read a practice file"
                  fieldLabel="Practice file"
                  hint="The ZIP, or practice.json in it"
                  accept=".zip,.json,application/zip,application/json"
                  button="Read file"
                  sendingLabel="Reading..."
                  variant="outline"
                />
                {reading && (
                  <section aria-labelledby="last-reading" className="grid gap-3">
                    <h3 id="last-reading" className="text-h4">
                      Last reading
                    </h3>
                    <p>
                      Read on <When at={reading.at} />. The file is of{' '}
                      {reading.madeBy.replace(/^https?:\/\//, '')}, made on <When at={reading.madeAt} />.
                    </p>
                    <ul className="list-disc space-y-2 pl-5 marker:text-primary">
                      {reading.lines.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </section>
                )}
                <UndoReading reading={reading?.undoable ? reading.id : null} />
              </div>
            </Panel>
          </div>
          <TitledSection id="know" title="What it holds" size="h4" className="grid max-w-measure gap-3">
            <ul className="list-disc space-y-2 pl-5 marker:text-primary">
              {holds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
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
          </TitledSection>
        </div>
      );
    },
  );
}
