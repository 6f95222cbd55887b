// Before the first paint: the theme that the site remembers, else the system's.
const chosen = localStorage.getItem('theme');
const isDark = chosen ? chosen.includes('dark') : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);
