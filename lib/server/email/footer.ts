import { site } from '@/content/site';

/** The end of every mail: why it came, and where to get help at any hour. */
export const mailFooter = `${site.name} sent you this email because your address was used on its website. In danger, call 112. To talk to someone at any hour, call Tele-MANAS on 14416.`;
