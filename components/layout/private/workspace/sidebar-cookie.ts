/** Remembers in this browser whether the sidebar is narrow. Says nothing about the person. */
export const sidebarCookie = 'antarman.sidebar';

export const narrowSidebar = 'narrow';
