import { titleAndText } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { webinarsKind, workshopsKind } from '@/lib/site/event/kind';

const [workshopTitle, workshopText] = titleAndText(3);

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
        workshopTitle,
        { type: 'line', name: 'duration', label: 'Length', hint: 'Such as: 90 minutes' },
        workshopText,
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
  refuse: ({ webinars: sent }, _entry, today, before) => {
    const known = new Set(before?.webinars.map(({ date }) => date));
    return Object.fromEntries(
      sent.flatMap(({ date }, index) =>
        date < today && !known.has(date)
          ? [[`webinars.${index}.date`, 'This day has passed. Enter a day from today on'] as const]
          : [],
      ),
    );
  },
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
        ...titleAndText(2),
      ],
    },
  ],
});
