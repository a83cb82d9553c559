import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';
import { Leaf } from '@/components/ui/icons';
import { breathing, findTherapist } from '@/content/navigation';
import { site } from '@/content/site';

export function HomeHero() {
  return (
    <div className="container-page grid items-center gap-6 pt-4 pb-5 sm:gap-8 sm:pt-8 sm:pb-12 md:grid-cols-[1.05fr_1fr] md:gap-12 lg:pt-14 lg:pb-20">
      <div className="space-y-4 sm:space-y-6">
        <h1>A calm place to talk things through</h1>
        <p className="max-w-[34rem] text-muted-foreground text-lead">
          Counselling and therapy with trained people across India, and for Indians wherever they live. In
          your language, at your pace, by video, by phone or face to face.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3">
          <Button asChild>
            <a href={findTherapist.href}>{findTherapist.label}</a>
          </Button>
          <Button asChild variant="outline">
            <a href="/signup">Create Account</a>
          </Button>
        </div>
        <p>The first consultation is free: {site.consultationMinutes} minutes by video or phone.</p>
        <p>
          <a href={breathing.href} className="tap gap-2 font-semibold text-link">
            <Leaf aria-hidden="true" className="size-5" />
            {breathing.label}
            <span className="font-normal"> with a circle to follow</span>
          </a>
        </p>
      </div>
      <Drawing name="hero" first className="mx-auto w-full max-w-xl max-sm:max-h-40 max-sm:object-contain" />
    </div>
  );
}
