import { describeContent } from '@/lib/admin/content/spec';
import { webinarsKind, workshopsKind } from '@/lib/site/event/kind';

const page = '/services/workshops-webinars';

export const workshops = describeContent({
  kind: workshopsKind,
  title: 'Workshops',
  lead: 'What groups can ask for, on the page of workshops and webinars.',
  page,
  nameOf: () => 'All workshops',
  parts: [
    { type: 'number', name: 'group.from', label: 'Smallest group' },
    { type: 'number', name: 'group.to', label: 'Largest group' },
    {
      type: 'rows',
      name: 'workshops',
      label: 'Workshop',
      one: 'workshop',
      most: 12,
      fields: [
        { type: 'line', name: 'title', label: 'Title' },
        { type: 'line', name: 'duration', label: 'Length', hint: 'Such as: 90 minutes' },
        { type: 'text', name: 'text', label: 'What it is about', rows: 3 },
        { type: 'text', name: 'takeaway', label: 'What people take home', rows: 2 },
      ],
    },
  ],
});

export const webinars = describeContent({
  kind: webinarsKind,
  title: 'Webinars',
  lead: 'Dates of webinars. One whose day has passed moves to the archive by itself.',
  page,
  nameOf: () => 'All webinars',
  parts: [
    {
      type: 'rows',
      name: 'webinars',
      label: 'Webinar',
      one: 'webinar',
      most: 40,
      fields: [
        { type: 'date', name: 'date', label: 'Day' },
        { type: 'line', name: 'time', label: 'Time', hint: 'Such as: 6:30 pm to 7:30 pm IST' },
        { type: 'line', name: 'title', label: 'Title' },
        { type: 'text', name: 'text', label: 'What it is about', rows: 2 },
      ],
    },
  ],
});
