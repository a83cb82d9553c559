'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readNextSession, type StoredSession } from '@/lib/site/offline/next-session';
import { type StoredPage, storedPages } from '@/lib/site/offline/stored-pages';

/** Opens the page again, and says when the connection is back: the person decides when to leave what they read. */
export function ConnectionState() {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const onChange = () => setBack(navigator.onLine);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="outline" onClick={() => location.reload()}>
        Try this page again
      </Button>
      <p role="status" className="font-semibold">
        {back ? 'You are connected again.' : ''}
      </p>
    </div>
  );
}

function NextSession({ session: { when, where, link, asOf } }: { session: StoredSession }) {
  return (
    <Card asChild variant="accent" size="sm">
      <TitledSection id="next-session" title="Your next session" className="space-y-3">
        <p className="font-semibold text-lead">{when}</p>
        <p className="whitespace-pre-line wrap-anywhere">{where}</p>
        {link ? (
          <>
            <Button asChild>
              <a href={link} rel="noreferrer noopener" referrerPolicy="no-referrer">
                Join the call
              </a>
            </Button>
            <p className="text-muted-foreground text-small">Joining needs a connection.</p>
          </>
        ) : null}
        <p className="text-muted-foreground text-small">
          This is what this device saw on {asOf}. It goes when you sign out.
        </p>
      </TitledSection>
    </Card>
  );
}

/** Pages that can be read offline: the next session, and the pages and worksheets that are stored here. */
export function OnDevice({
  children,
}: {
  /** Text below the list about what is stored and why; made by the server, so that the script need not carry it. */
  readonly children: ReactNode;
}) {
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  const [session, setSession] = useState<StoredSession | null>(null);
  useEffect(() => {
    setSession(readNextSession());
    storedPages()
      .then(setPages)
      .catch(() => undefined);
  }, []);
  return (
    <>
      {session ? <NextSession session={session} /> : null}
      <section aria-labelledby="on-device" data-wakes="now" className="space-y-2">
        <h2 id="on-device" className="text-h3">
          What you can read now
        </h2>
        <ul className="space-y-1">
          <li>
            <a href="/resources/crisis-support" className="tap py-1.5 text-link">
              All numbers for urgent help, also abroad
            </a>
          </li>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} className="tap py-1.5 text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </section>
    </>
  );
}
