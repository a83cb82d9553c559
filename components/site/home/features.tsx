import { Card } from '@/components/ui/card';
import { ArrowRight } from '@/components/ui/icons';

const features = [
  {
    title: 'Quick Clarity Quiz',
    text: 'A few questions about how you have been in the last two weeks. The result stays on your device.',
    href: '/clarity-quiz',
    link: 'Take the quiz',
  },
  {
    title: 'Personalized Match',
    text: 'Say what you need: concern, language, fee, city. You see who fits, and why.',
    href: '/match',
    link: 'Find my match',
  },
  {
    title: 'Comprehensive Care',
    text: 'Therapy, assessments, workshops, and exercises that you can do on your own.',
    href: '/services',
    link: 'See what we offer',
  },
] as const;

export function HomeFeatures() {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {features.map(({ title, text, href, link }) => (
        <Card
          asChild
          key={href}
          variant="raised"
          size="flush"
          className="group relative flex flex-col p-4 md:p-6 focus-within:shadow-float hover:shadow-float"
        >
          <li>
            <h3 className="max-md:text-h4">{title}</h3>
            <p className="mt-1 grow text-muted-foreground max-md:text-small md:mt-2">{text}</p>
            {/* The link covers the whole card, so that a thumb can hit it anywhere; its own words name it. */}
            <a
              href={href}
              className="tap gap-2 self-start md:mt-3 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {link}
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        </Card>
      ))}
    </ul>
  );
}
