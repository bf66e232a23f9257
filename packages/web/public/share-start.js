// The page of a link loads the app once its picture is there: on a slow connection both would come late. A picture that has
// to be drawn first is not waited for longer than this.
const longestWaitMs = 2000;
const picture = document.querySelector("#share-frame img");
const loadApp = () => document.head.append(document.querySelector("#app-code").content);
if (!picture || picture.complete) {
  loadApp();
} else {
  for (const end of ["load", "error"]) picture.addEventListener(end, loadApp);
  setTimeout(loadApp, longestWaitMs);
}
