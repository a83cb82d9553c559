import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';
import type { DirectoryPage } from '@/lib/therapist/directory/queries';
import { directoryHref, firstPage } from '@/lib/therapist/directory/rules';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function UrgentHelp() {
  return (
    <Alert asChild variant="destructive">
      <section aria-labelledby="urgent" className="grid gap-3">
        <h3 id="urgent" className="text-destructive text-h4">
          If you are not safe right now, call first
        </h3>
        <p>Both answer day and night, free of charge.</p>
        <p className="flex flex-wrap gap-2">
          {(
            [
              ['112', 'Emergency 112'],
              ['14416', 'Tele-MANAS 14416'],
            ] as const
          ).map(([number, label]) => (
            <Button key={number} asChild variant="destructive">
              <a href={`tel:${number}`}>
                <Phone aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </a>
            </Button>
          ))}
          <a
            href={urgentHelpPath}
            className="tap px-2 font-semibold text-destructive underline underline-offset-4"
          >
            More numbers
          </a>
        </p>
      </section>
    </Alert>
  );
}

/** Nobody here prescribes: says who does. */
function DoctorHelp() {
  return (
    <Alert variant="warm">
      <p>
        The people here talk with you; they do not prescribe medicine. A psychiatrist does that.{' '}
        <a href="tel:14416" className="text-link">
          Tele-MANAS on 14416
        </a>{' '}
        is free and can connect you to one.
      </p>
    </Alert>
  );
}

/** Help that the list cannot give, before everything else. */
export function SearchHelp({ page }: { page: DirectoryPage }) {
  if (page.understood?.help === 'urgent') return <UrgentHelp />;
  return page.understood?.help === 'doctor' ? <DoctorHelp /> : null;
}

/** How the search was understood, and which words were left out. */
export function SearchNotes({ page }: { page: DirectoryPage }) {
  const { understood, criteria, correctedTo } = page;
  const asTyped = directoryHref({ ...firstPage(criteria), exact: true });
  const leftOut = understood?.leftOut ?? [];
  const chips = understood?.chips ?? [];
  return (
    <>
      {correctedTo === null ? null : (
        <p>
          Showing results for <strong>{correctedTo}</strong>.{' '}
          <a href={asTyped} className="text-link">
            Search for {criteria.q} instead
          </a>
        </p>
      )}
      {leftOut.length > 0 ? <p>Not used in this search: {quoted(leftOut)}.</p> : null}
      {understood?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {chips.length > 0 && correctedTo === null ? (
        <p className="text-muted-foreground text-small">
          Not what you meant?{' '}
          <a href={asTyped} className="text-link">
            Search profiles for the words “{criteria.q}”
          </a>
        </p>
      ) : null}
    </>
  );
}
