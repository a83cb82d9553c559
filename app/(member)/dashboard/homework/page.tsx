import type { Metadata } from 'next';
import { clientPage } from '@/app/(member)/dashboard/client-page';
import { OwnHomework } from '@/components/care/private/homework/homework-lists';
import { Section } from '@/components/layout/private/section';
import { zoneOf } from '@/lib/account/session/viewer';
import { answerOwnHomework } from '@/lib/care/homework/actions';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { homeworkPath } from '@/lib/care/homework/rules';

export const metadata: Metadata = { title: 'Homework' };

export default function HomeworkPage() {
  const lead =
    'Tasks you agreed with your therapist for the time between sessions. Both of you can see them.';
  return clientPage({ from: homeworkPath, title: 'Homework', lead }, (viewer) => (
    <Section id="homework" title="Your homework" quiet>
      {async () => (
        <OwnHomework
          homework={await listOwnHomework(viewer)}
          answer={answerOwnHomework}
          postTo={homeworkPath}
          timeZone={zoneOf(viewer)}
          empty="No homework yet. When your therapist assigns homework, you will see it here."
        />
      )}
    </Section>
  ));
}
