/**
 * Has the browser keep the program of the pages, so that they open without network. An open page keeps the files that it was
 * loaded with; a new version is announced, and comes with the next loading.
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
