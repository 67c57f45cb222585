/**
 * Registers the service worker, which caches the program of the pages for offline use. An open page keeps the files that it was
 * loaded with; a new version is announced, and used at the next load.
 */
export const registerWorker = async (onNewVersion: () => void): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'activated' && hadOne) onNewVersion();
      });
    });
  } catch {
    // Without it everything works while there is a network.
  }
};
