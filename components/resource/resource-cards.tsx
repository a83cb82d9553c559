import type { ReactNode } from 'react';
import { StudyTable } from '@/components/article/pictures/study-table';
import { TwoChairs } from '@/components/article/pictures/two-chairs';
import { BookingButton } from '@/components/booking/booking-button';
import { SheetThumbnail } from '@/components/tool/sheet-thumbnail';
import { ButtonLink } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';
import { site } from '@/content/site';

function Card({
  title,
  text,
  picture,
  children,
  urgent = false,
}: {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  children: ReactNode;
  urgent?: boolean;
}) {
  return (
    <li
      className={
        urgent
          ? 'grid gap-6 rounded-card border-danger border-l-8 bg-danger-soft p-6 sm:grid-cols-[1fr_auto]'
          : 'grid gap-6 rounded-card bg-paper-2 p-6 shadow-card sm:grid-cols-[1fr_auto]'
      }
    >
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-h3">{title}</h2>
        <p>{text}</p>
        <div className="mt-auto pt-2">{children}</div>
      </div>
      <div className="grid w-32 place-items-center max-sm:hidden">{picture}</div>
    </li>
  );
}

/** The four ways on from the hub (spec §2, Resources hub). */
export function ResourceCards() {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      <Card
        title="Blogs"
        text="Plain words on sleep, exams, first sessions and life between two countries, with sources."
        picture={<StudyTable className="h-auto w-32" />}
      >
        <ButtonLink look="secondary" href="/blog">
          Read the blog
        </ButtonLink>
      </Card>
      <Card
        title="Self-Help Tools"
        text="Eight worksheets to print, two of which you can fill in on your own device."
        picture={<SheetThumbnail slug="daily-mood-tracker" className="h-auto w-24" />}
      >
        <ButtonLink look="secondary" href="/resources/tools-worksheets">
          See the tools
        </ButtonLink>
      </Card>
      <Card
        urgent
        title="Crisis Support"
        text={
          <>
            In danger: call{' '}
            <a href="tel:112" className="font-bold text-danger underline underline-offset-4">
              112
            </a>
            . To talk to someone now, free, day and night:{' '}
            <a href="tel:14416" className="font-bold text-danger underline underline-offset-4">
              14416
            </a>
            . More numbers are one tap away.
          </>
        }
        picture={
          <span className="grid size-24 place-items-center rounded-full bg-paper-2 text-danger">
            <Phone className="size-10" />
          </span>
        }
      >
        <ButtonLink href={urgentHelpPath}>See all helplines</ButtonLink>
      </Card>
      <Card
        title="Schedule Consultation"
        text={`A first ${site.consultationMinutes}-minute call with a trained person, who tells you plainly what could help.`}
        picture={<TwoChairs className="h-auto w-32" />}
      >
        <BookingButton>Schedule Consultation</BookingButton>
      </Card>
    </ul>
  );
}
