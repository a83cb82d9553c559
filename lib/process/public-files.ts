import 'server-only';
import type { PublicFiles } from '@/lib/server/kept/public-files';

/**
 * Public files that pages show or browsers ask for by themselves. The question of the icon says only which build has it. Photos of
 * therapists stand beside the drawn portraits.
 */
export const publicFiles: PublicFiles = {
  ofRelease:
    /^(\/(?:(?:art|portraits|icons)\/[a-z0-9-]+\.svg|manifest\.webmanifest|sw\.js|icon\.svg))(?:(?<=icon\.svg)\?icon\.[\w-]+\.svg)?$/,
  published: /^(\/portraits\/[\w-]+\.webp)$/,
};
