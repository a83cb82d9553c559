'use client';

export { MemberErrorPage as default } from '@/components/account/private/frame/member-error-page';
