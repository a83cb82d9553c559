import type { Metadata } from 'next';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { FileForm } from '@/components/forms/private/file-form';
import { Card } from '@/components/ui/card';
import { uploadSessionCalendar } from '@/lib/booking/calendar/import/actions';
import {
  calendarFaults,
  calendarField,
  importPath,
  largestCalendar,
} from '@/lib/booking/calendar/import/rules';
import { calendarPath } from '@/lib/booking/calendar/view/rules';

export const metadata: Metadata = { title: 'Import sessions' };

/** Brings the coming sessions of another calendar into the practice. */
export default function ImportSessionsPage() {
  const lead =
    'Upcoming sessions with clients you already have here. You see a preview first, and no one is notified. A series adds all its sessions of the next year.';
  const back = { href: calendarPath, label: 'Calendar' };
  return practicePage({ from: importPath, title: 'Import sessions', lead, back }, () => (
    <Card className="max-w-3xl">
      <FileForm
        id="session-calendar"
        name={calendarField}
        action={uploadSessionCalendar}
        path={importPath}
        largest={largestCalendar}
        tooLarge={calendarFaults['too-large']}
        label="Calendar file"
        hint="The .ics file that your other calendar exports"
        accept=".ics,.ical,.ifb,text/calendar"
        button="Show preview"
        sendingLabel="Uploading..."
      />
    </Card>
  ));
}
