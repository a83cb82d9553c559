'use client';

import { FileForm } from '@/components/forms/private/file-form';
import { uploadSessionCalendar } from '@/lib/booking/calendar/import/actions';
import {
  calendarFaults,
  calendarField,
  importPath,
  largestCalendar,
} from '@/lib/booking/calendar/import/rules';

/** Uploads a calendar; the next page shows what it holds before anything is imported. */
export function CalendarUpload() {
  return (
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
  );
}
