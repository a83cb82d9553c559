import { Drawing } from '@/components/illustration/drawing';
import { ArticleListing } from '@/components/site/article/article-listing';
import { NewsletterForm } from '@/components/site/newsletter/newsletter-form';
import { Card } from '@/components/ui/card';
import { Rss } from '@/components/ui/icons';
import type { Article, ArticleCategory } from '@/lib/site/article/schema';
import type { ListQuery } from '@/lib/site/content/list-query';

export function BlogPage(listing: { articles: readonly Article[]; query: ListQuery<ArticleCategory> }) {
  return (
    <div className="container-page space-y-12 pt-10 pb-16 lg:pt-14 lg:pb-24">
      <div className="max-w-measure space-y-4">
        <h1>Blog</h1>
        <p className="text-muted-foreground text-lead">
          About sleep and exams, first sessions and far-away parents. Written with counsellors, checked
          against research, and short enough for one cup of tea.
        </p>
      </div>
      <ArticleListing {...listing} />
      <Card
        variant="night"
        size="flush"
        className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[1.4fr_1fr]"
      >
        <div className="space-y-4">
          <NewsletterForm id="stay-updated" title="Stay Updated" />
          <a href="/feed.xml" className="tap gap-2 text-night-muted underline underline-offset-4">
            <Rss aria-hidden="true" className="size-4" />
            Or follow the RSS feed
          </a>
        </div>
        <Drawing name="letter" className="mx-auto h-auto w-full max-w-60 max-md:hidden" />
      </Card>
    </div>
  );
}
