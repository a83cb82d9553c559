import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { OwnHomework } from '@/components/care/private/homework/homework-lists';
import { Section } from '@/components/layout/private/section';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { homeworkPath } from '@/lib/care/homework/rules';

export const metadata: Metadata = { title: 'Homework' };

/** What the viewer does between two sessions, and what became of it. */
export default function HomeworkPage() {
  const lead = 'What you and your therapist agreed on between two sessions. Both of you see it.';
  return clientPage({ from: homeworkPath, title: 'Homework', lead }, (viewer) => (
    <Section id="homework" title="Open first">
      {async () => (
        <OwnHomework
          homework={await listOwnHomework(viewer)}
          postTo={homeworkPath}
          empty="No homework yet. When a therapist leaves some for you, it appears here."
        />
      )}
    </Section>
  ));
}
