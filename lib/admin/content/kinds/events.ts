import { titleAndText } from '@/lib/admin/content/kinds/fields';
import { describeContent } from '@/lib/admin/content/spec';
import { webinarsKind, workshopsKind } from '@/lib/site/event/kind';

const [workshopTitle, workshopText] = titleAndText(3);

const page = '/services/workshops-webinars';

export const workshops = describeContent({
  kind: workshopsKind,
  title: 'Workshops',
  lead: 'Workshops that groups can request, on the workshops and webinars page.',
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
        { type: 'line', name: 'duration', label: 'Length', hint: 'For example: 90 minutes' },
        workshopText,
        { type: 'text', name: 'takeaway', label: 'Takeaways', rows: 2 },
      ],
    },
  ],
});

export const webinars = describeContent({
  kind: webinarsKind,
  title: 'Webinars',
  lead: 'Webinar dates. Past webinars move to the archive automatically.',
  page,
  nameOf: () => 'All webinars',
  refuse: ({ webinars: sent }, _entry, today, before) => {
    const known = new Set(before?.webinars.map(({ date }) => date));
    return Object.fromEntries(
      sent.flatMap(({ date }, index) =>
        date < today && !known.has(date)
          ? [[`webinars.${index}.date`, 'This day has passed. Enter today or a later day'] as const]
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
        { type: 'line', name: 'time', label: 'Time', hint: 'For example: 6:30 pm to 7:30 pm IST' },
        ...titleAndText(2),
      ],
    },
  ],
});
